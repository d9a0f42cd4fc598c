import { field, type ImportField } from './field'

/** Headers as exported by travel agencies and expense systems, in the same languages as for people. */
export const tripImportFields: readonly ImportField[] = [
  field(
    'traveler_email',
    'Traveler’s email',
    'traveler email,traveller email,traveler email address,passenger email,guest email,employee email,email,mail,email address,work email,booker email,email des reisenden,email reisender,email adresse,email voyageur,email du voyageur,adresse email,courriel,correo del viajero,correo,correo electronico,email reiziger,emailadres,email viaggiatore',
  ),
  field(
    'traveler_name',
    'Traveler’s name',
    'traveler name,traveller name,traveler,traveller,passenger,passenger name,pax,pax name,guest,guest name,driver,driver name,employee,employee name,name,full name,reisender,name des reisenden,gast,fahrer,voyageur,nom du voyageur,passager,nom du passager,viajero,nombre del viajero,pasajero,reiziger,naam reiziger,viaggiatore,passeggero',
  ),
  field(
    'type',
    'Type',
    'type,segment type,booking type,product,product type,service type,travel type,category,mode,leistungsart,buchungsart,art,reiseart,type de prestation,type de reservation,categorie,tipo,tipo de servicio,tipo de reserva,soort,prodotto',
  ),
  field(
    'status',
    'Status',
    'status,booking status,segment status,ticket status,reservation status,state,buchungsstatus,statut,estado,stato',
  ),
  field(
    'provider',
    'Airline, hotel chain or company',
    'provider,supplier,supplier name,vendor,vendor name,airline,airline name,carrier,carrier name,validating carrier,car company,car vendor,rental company,hotel chain,chain,rail line,rail company,operator,company,anbieter,lieferant,fluggesellschaft,airline code,mietwagenfirma,vermieter,fournisseur,compagnie,compagnie aerienne,transporteur,loueur,proveedor,aerolinea,compania,leverancier,luchtvaartmaatschappij,fornitore,compagnia aerea',
  ),
  field(
    'confirmation_no',
    'Confirmation number',
    'confirmation no,confirmation number,confirmation,confirmation code,booking reference,booking ref,booking code,booking id,booking number,reservation number,reservation code,record locator,locator,pnr,pnr locator,gds record locator,reference,buchungsnummer,buchungscode,bestatigungsnummer,reservierungsnummer,vorgangsnummer,numero de reservation,numero de confirmation,dossier,localizador,numero de reserva,numero de confirmacion,boekingsnummer,reserveringsnummer,codice prenotazione,numero prenotazione',
  ),
  field(
    'start_date',
    'Start date',
    'start date,start,from date,begin date,departure date,departure,depart date,date of departure,travel date,flight date,check in date,check in,checkin,checkin date,arrival date hotel,pick up date,pickup date,date,startdatum,beginn,von,anreise,anreisedatum,abflugdatum,abreisedatum,abfahrt,reisedatum,datum,date de debut,date de depart,depart,date d arrivee hotel,debut,fecha de inicio,fecha inicio,fecha de salida,salida,fecha,vertrekdatum,begindatum,data inizio,data partenza,data,data de inicio',
    true,
  ),
  field(
    'start_time',
    'Start time',
    'start time,departure time,depart time,time of departure,check in time,pick up time,pickup time,time,startzeit,abflugzeit,abfahrtszeit,uhrzeit,heure de depart,heure de debut,heure,hora de salida,hora de inicio,hora,vertrektijd,begintijd,ora partenza',
  ),
  field(
    'end_date',
    'End date',
    'end date,end,to date,until,return date,arrival date,date of arrival,arrival,check out date,check out,checkout,checkout date,drop off date,dropoff date,enddatum,ende,bis,abreise,ankunftsdatum,ankunft,ruckreisedatum,date de fin,date d arrivee,date de retour,fin,fecha de fin,fecha fin,fecha de llegada,llegada,fecha de regreso,aankomstdatum,einddatum,data fine,data arrivo',
  ),
  field(
    'end_time',
    'End time',
    'end time,arrival time,time of arrival,check out time,drop off time,dropoff time,endzeit,ankunftszeit,heure d arrivee,heure de fin,hora de llegada,hora de fin,aankomsttijd,eindtijd,ora arrivo',
  ),
  field(
    'origin',
    'From',
    'origin,from,origin code,origin airport,origin city,origin station,departure airport,departure airport code,departure city,departure station,board point,boarding point,pick up location,pickup location,abflughafen,abflugort,startort,abfahrtsort,abgangsort,von ort,origine,aeroport de depart,ville de depart,gare de depart,origen,aeropuerto de salida,ciudad de origen,vertrekplaats,luchthaven van vertrek,origine aeroporto,aeroporto di partenza',
  ),
  field(
    'destination',
    'To',
    'destination,to,destination code,destination airport,destination city,destination station,arrival airport,arrival airport code,arrival city,arrival station,off point,drop off location,dropoff location,zielflughafen,zielort,ziel,ankunftsort,nach,aeroport d arrivee,ville d arrivee,gare d arrivee,destino,aeropuerto de llegada,ciudad de destino,bestemming,aankomstplaats,destinazione,aeroporto di arrivo',
  ),
  field(
    'flight_number',
    'Flight number',
    'flight number,flight no,flight,flight num,flt no,flugnummer,flug nr,flugnr,numero de vol,vol,no de vol,numero de vuelo,vuelo,vluchtnummer,vlucht,numero volo',
  ),
  field(
    'cabin',
    'Cabin or class',
    'cabin,cabin class,class,class of service,service class,fare class,travel class,klasse,reiseklasse,buchungsklasse,kabine,cabine,classe,clase,cabina,classe di viaggio',
  ),
  field(
    'hotel_name',
    'Hotel',
    'hotel name,hotel,property,property name,accommodation,hotelname,unterkunft,nom de l hotel,hebergement,nombre del hotel,alojamiento,naam hotel,accommodatie,nome hotel',
  ),
  field(
    'address',
    'Address',
    'address,street,street address,hotel address,property address,adresse,strasse,anschrift,hoteladresse,adresse de l hotel,direccion,calle,adres,straat,indirizzo',
  ),
  field(
    'city',
    'City',
    'city,hotel city,town,start city,property city,stadt,ort,ville,ciudad,stad,plaats,citta,cidade',
  ),
  field(
    'country',
    'Country',
    'country,country code,hotel country,start country,origin country,departure country,property country,land,pays,pais,paese',
  ),
  field(
    'end_city',
    'End city',
    'end city,drop off city,dropoff city,return city,zielstadt,ruckgabeort,ville de restitution,ciudad de devolucion',
  ),
  field(
    'end_country',
    'End country',
    'end country,destination country,arrival country,drop off country,zielland,pays d arrivee,pays de destination,pais de destino,land van bestemming',
  ),
  field(
    'car_type',
    'Car type',
    'car type,car class,car category,vehicle type,vehicle,vehicle class,car,fahrzeugtyp,fahrzeugklasse,fahrzeugkategorie,mietwagen,type de vehicule,categorie de vehicule,tipo de coche,tipo de vehiculo,type auto,autotype',
  ),
  field(
    'train_number',
    'Train number',
    'train number,train no,train,zugnummer,zug,zug nr,numero de train,train n,numero de tren,tren,treinnummer,trein,numero treno',
  ),
  field(
    'activity_name',
    'Activity',
    'activity name,activity,event,event name,description,service,restaurant,veranstaltung,aktivitat,beschreibung,evenement,activite,actividad,evento,activiteit',
  ),
  field(
    'price',
    'Price',
    'price,amount,total,total amount,total price,total cost,cost,fare,total fare,ticket price,rate total,gross,gross amount,spend,preis,gesamtpreis,betrag,bruttobetrag,kosten,prix,prix total,montant,montant ttc,precio,importe,precio total,coste,prijs,bedrag,totaalprijs,prezzo,importo',
  ),
  field(
    'currency',
    'Currency',
    'currency,currency code,curr,ccy,wahrung,wahrungscode,devise,monnaie,moneda,divisa,valuta,moeda',
  ),
  field(
    'taxes_and_fees',
    'Taxes and fees, included',
    'taxes and fees,taxes fees,taxes,tax,total tax,tax amount,steuern,steuern und gebuhren,taxes et frais,impuestos,tasas,belastingen,tasse',
  ),
  field(
    'cancellation_fee',
    'Cancellation fee',
    'cancellation fee,cancellation charge,cancellation penalty,cancel fee,penalty,stornogebuhr,stornokosten,frais d annulation,gastos de cancelacion,annuleringskosten,penale',
  ),
  field('no_show', 'No-show charge', 'no show,no show fee,no show charge,no show gebuhr,frais de no show'),
  field(
    'exchange',
    'Exchange (fare difference)',
    'exchange fee,change fee,fare difference,add collect,additional collection,reissue fee,umbuchungsgebuhr,frais de modification,frais d echange,gastos de cambio,wijzigingskosten',
  ),
  field(
    'refund',
    'Refund',
    'refund,refund amount,refunded,amount refunded,erstattung,erstattungsbetrag,remboursement,montant rembourse,reembolso,terugbetaling,rimborso',
  ),
  field(
    'folio',
    'Folio (final invoice)',
    'folio,folio amount,folio total,final invoice,actual amount,actual cost,rechnungsbetrag,montant facture,factuurbedrag',
  ),
  field(
    'booked_date',
    'Booked on',
    'booked date,booked on,booking date,date booked,issue date,date of issue,ticket date,ticketing date,invoice date,creation date,buchungsdatum,ausstellungsdatum,date de reservation,date d emission,fecha de reserva,fecha de emision,boekingsdatum,data prenotazione',
  ),
  field(
    'source_name',
    'Booked through',
    'source name,source,booked through,booking channel,channel,booking source,agency,agency name,travel agency,tmc,buchungskanal,buchungsweg,reiseburo,quelle,agence,canal de reservation,agence de voyage,agencia,canal,reisbureau,boekingskanaal,agenzia',
  ),
]
