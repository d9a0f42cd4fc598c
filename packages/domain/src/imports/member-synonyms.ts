import { fold } from '../kit/fold'
import { table } from './synonyms'

const statuses = table({
  Active:
    'active,aktiv,actif,active employee,activo,activa,attivo,actief,ativo,yes,y,ja,oui,si,true,1,a,employed,current,enabled,on leave,leave of absence',
  Inactive:
    'inactive,inaktiv,inactif,inactivo,inactiva,inattivo,inactief,inativo,no,n,nein,non,false,0,i,terminated,former,disabled,left,ausgetreten,deactivated,not active',
})

const precisions = table({
  exact: 'exact,exactly,genau,address',
  city: 'city,stadt,ville,ciudad',
  country: 'country,land,pays,pais',
  none: 'none,hidden,nobody,keine,aucun',
})

/** The status of a person in the terms of HR systems; null if unknown. */
export const statusOf = (text: string) => statuses.get(fold(text)) ?? null

/** How precisely others may see where a person is; null if unknown. */
export const precisionOf = (text: string) => precisions.get(fold(text)) ?? null
