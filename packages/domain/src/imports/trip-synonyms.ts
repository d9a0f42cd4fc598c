import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { fold } from '../kit/fold'
import { table } from './synonyms'

const kinds = table({
  flight:
    'air,flight,flights,airline,plane,air ticket,airfare,flug,fluge,luft,vol,avion,aerien,vuelo,aereo,vlucht,vliegtuig,volo,voo',
  lodging:
    'hotel,hotels,lodging,accommodation,stay,room,apartment,unterkunft,ubernachtung,hebergement,alojamiento,hospedaje,overnachting,albergo',
  car: 'car,car rental,rental car,car hire,rental,hire car,mietwagen,mietauto,location de voiture,voiture,coche,coche de alquiler,alquiler,huurauto,auto,noleggio',
  train: 'rail,train,railway,bahn,zug,tren,trein,treno,ferrocarril,comboio',
  bus: 'bus,coach,transportation,autobus,autocar,fernbus',
  boat: 'boat,ferry,ship,fahre,schiff,bateau,barco,veerboot,traghetto',
  taxi: 'taxi,ride,transfer,limo,limousine,chauffeur,cab,shuttle,ground,ground transportation',
  restaurant: 'restaurant,dining,meal,table,restauracion,ristorante',
  event:
    'activity,event,general,conference,meeting,aktivitat,veranstaltung,evenement,activite,actividad,evento,other,misc',
} satisfies Record<ReservationKind, string>)

/** The kind of booking denoted by a word; null if unknown. */
export const kindOf = (text: string): ReservationKind | null => {
  const word = fold(text)
  return kinds.get(word) ?? kinds.get(word.split(' ')[0] ?? '') ?? null
}

const statuses = table({
  confirmed:
    'confirmed,active,booked,ticketed,issued,ok,hk,kk,paid,completed,used,gebucht,bestatigt,aktiv,confirme,reserve,emis,confirmado,reservado,emitido,bevestigd,geboekt,confermato',
  cancelled:
    'cancelled,canceled,cancel,void,voided,xx,refunded,storniert,storno,annule,annulee,cancelado,cancelada,anulado,geannuleerd,annullato,cancellato,inactive',
  pending: 'pending,requested,waitlisted,waitlist,unconfirmed,angefragt,offen,en attente,pendiente,in behandeling',
  hold: 'hold,on hold,option,optional,reserviert',
})

/** The booking status denoted by a word; null if unknown. */
export const bookingStatusOf = (text: string) => statuses.get(fold(text)) ?? null
