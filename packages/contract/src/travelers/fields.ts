import * as z from 'zod/mini'
import type { FieldTable } from '../kit/fields'
import { Country, EmailAddress, Id, oneLine, TimeZone } from '../kit/wire'

export const TravelerStatus = z.enum(['Active', 'Inactive'])

/** How precisely others may see a person's location, from everything to nothing. */
export const locationPrecisions = ['exact', 'city', 'country', 'none'] as const
const LocationPrecision = z.enum(locationPrecisions)

export const ExtraAddress = z.object({ id: Id, email: z.string() })
export type ExtraAddress = z.infer<typeof ExtraAddress>

/** The maximum number of tags per person, and of characters per tag. */
export const maxTags = 20
export const maxTagLength = 50
/** The maximum length of a line of text, in characters. */
export const maxLineLength = 200

const Tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTagLength), oneLine)

/** An optional line of text that imports read with a dedicated reader. */
const line = {
  schema: z.nullable(z.string()),
  input: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxLineLength), oneLine))),
  blank: null,
  merge: 'first',
} as const
/** The same, copied unchanged. */
const text = { ...line, kind: 'text' } as const

/**
 * All fields of a traveler, one per row. Schemas, forms, tables, imports, merging and exports are derived from it, in
 * the order of forms and file columns. Aliases are headers from exports of HR systems and travel agencies (Workday,
 * SAP, BambooHR, Personio, Concur, Amadeus and Sabre reports), in English, German, French, Spanish, Dutch, Italian and
 * Portuguese.
 */
export const travelerFields = {
  email: {
    label: 'Email',
    schema: z.string(),
    exportLabel: 'Traveler email',
    openData: 'text',
    aliases:
      'email,mail,email address,work email,business email,primary email,primary work email,company email,user name,username,login,login id,email id,smtp address,email adresse,mailadresse,dienstliche email,geschaftliche email,adresse email,courriel,adresse electronique,adresse mail,correo,correo electronico,direccion de correo,mail adres,emailadres,indirizzo email,posta elettronica,endereco de email,メールアドレス',
  },
  first_name: {
    ...text,
    label: 'First name',
    openData: 'text',
    aliases:
      'first name,firstname,given name,forename,legal first name,preferred first name,preferred name,vorname,rufname,prenom,nombre,primer nombre,voornaam,nome,primeiro nome,名',
  },
  last_name: {
    ...text,
    label: 'Last name',
    openData: 'text',
    aliases:
      'last name,lastname,surname,family name,legal last name,nachname,familienname,zuname,nom,nom de famille,apellido,apellidos,achternaam,cognome,sobrenome,apelido,姓',
  },
  full_name: {
    label: 'Full name',
    aliases:
      'full name,fullname,name,display name,employee name,traveler name,traveller name,worker,employee,complete name,vollstandiger name,anzeigename,mitarbeiter,mitarbeitername,nom complet,nombre completo,volledige naam,naam,nome completo,氏名',
  },
  extra_email_addresses: {
    label: 'Other email addresses',
    schema: z.array(ExtraAddress),
    aliases:
      'extra email addresses,other emails,other email,other email addresses,additional email,secondary email,alternate email,alternative email,personal email,home email,private email,weitere email,andere email,autre email,otro correo',
  },
  phone: {
    ...line,
    label: 'Phone',
    aliases:
      'phone,phone number,telephone,telephone number,mobile,mobile phone,mobile number,cell,cell phone,work phone,business phone,tel,telefon,telefonnummer,mobil,mobiltelefon,mobilnummer,handy,handynummer,rufnummer,telephone portable,portable,numero de telephone,telefono,telefono movil,movil,celular,telefoonnummer,mobiel,telefone,telemovel,cellulare,電話番号',
  },
  title: {
    ...text,
    label: 'Job title',
    openData: 'text',
    aliases:
      'title,job title,position,position title,business title,job,role,designation,stellenbezeichnung,funktion,berufsbezeichnung,tatigkeit,poste,fonction,intitule du poste,puesto,cargo,functie,functietitel,qualifica,役職',
  },
  department: {
    ...text,
    label: 'Department',
    exportLabel: 'Department',
    openData: 'text',
    aliases:
      'department,dept,division,team,org unit,organizational unit,organisational unit,organization,supervisory organization,business unit,abteilung,bereich,organisationseinheit,departement,service,departamento,area,afdeling,reparto,dipartimento,部署',
  },
  cost_center: {
    ...text,
    label: 'Cost center',
    exportLabel: 'Cost center',
    openData: 'text',
    aliases:
      'cost center,cost centre,cost center code,cost centre code,cost centre id,cost center id,costcenter,kostenstelle,kst,kostenstellennummer,centre de cout,centre de couts,centro de coste,centro de costes,centro de costos,kostenplaats,centro di costo,centro de custo',
  },
  office: {
    ...text,
    label: 'Office',
    exportLabel: 'Office',
    openData: 'text',
    aliases:
      'office,office location,location,work location,site,branch,building,standort,buro,niederlassung,dienstsitz,bureau,etablissement,lieu de travail,oficina,sede,centro de trabajo,kantoor,vestiging,ufficio,escritorio',
  },
  manager_email: {
    ...line,
    label: 'Manager’s email',
    input: z.optional(z.nullable(EmailAddress)),
    openData: 'text',
    aliases:
      'manager email,manager email address,managers email,supervisor email,reports to email,reporting manager email,line manager email,approver email,default approver email,vorgesetzter email,email vorgesetzter,email des vorgesetzten,email manager,email du manager,email responsable,correo del gerente,correo del responsable,email leidinggevende',
  },
  employee_id: {
    ...text,
    label: 'Employee ID',
    exportLabel: 'Employee id',
    openData: 'text',
    aliases:
      'employee id,employee number,employee no,emp id,empid,emp no,staff id,staff number,personnel number,personnel no,payroll id,payroll number,worker id,person number,badge,personalnummer,pers nr,persnr,personal nr,mitarbeiternummer,mitarbeiter id,matricule,numero de matricule,numero de empleado,id empleado,id de empleado,legajo,personeelsnummer,matricola,matricula,社員番号',
  },
  worker_type: {
    ...text,
    label: 'Worker type',
    openData: 'text',
    aliases:
      'worker type,employee type,employment type,employee class,contract type,employment status type,mitarbeitertyp,mitarbeiterkreis,beschaftigungsart,vertragsart,type de contrat,type d employe,tipo de empleado,tipo de contrato,type medewerker,contracttype',
  },
  external_id: {
    ...text,
    label: 'External ID',
    openData: 'text',
    aliases:
      'external id,external reference,reference,user id,userid,profile id,traveler id,traveller id,uuid,guid,record id,sap id,hr id,externe id,identifiant,identifiant externe,id externo,referencia,extern id',
  },
  home_city: {
    ...text,
    label: 'Home city',
    openData: 'text',
    aliases:
      'home city,city,town,city of residence,work city,stadt,wohnort,ort,ville,ciudad,poblacion,stad,woonplaats,plaats,citta,cidade',
  },
  country: {
    ...line,
    label: 'Country',
    schema: z.nullable(Country),
    input: z.optional(z.nullable(Country)),
    openData: 'text',
    aliases:
      'country,country code,country name,country region,country of residence,work country,location country,land,lander code,landercode,staat,pays,code pays,pais,paese,nazione',
  },
  time_zone_id: {
    ...line,
    label: 'Time zone',
    input: z.optional(z.nullable(TimeZone)),
    aliases:
      'time zone id,time zone,timezone,tz,zeitzone,fuseau horaire,zona horaria,tijdzone,fuso orario,fuso horario',
  },
  emergency_contact: {
    ...text,
    label: 'Emergency contact',
    aliases:
      'emergency contact,emergency contact name,emergency contact phone,emergency contact number,ice,notfallkontakt,contact d urgence,contact urgence,contacto de emergencia,noodcontact,contatto di emergenza,contato de emergencia',
  },
  tags: {
    label: 'Tags',
    schema: z.array(z.string()),
    input: z.optional(z.array(Tag).check(z.maxLength(maxTags))),
    blank: [],
    merge: 'union',
    aliases: 'tags,tag,labels,label,groups,group,schlagworter,gruppe,etiquettes,groupe,etiquetas,grupo',
  },
  location_precision: {
    label: 'Location visibility',
    schema: LocationPrecision,
    input: z.optional(LocationPrecision),
    blank: 'exact',
    merge: 'strictest',
    aliases:
      'location precision,location sharing,location shared as,location visibility,share location,standortfreigabe',
  },
  status: {
    label: 'Status',
    schema: TravelerStatus,
    blank: 'Active',
    openData: 'text',
    aliases:
      'status,employee status,employment status,active,is active,active status,worker status,state,mitarbeiterstatus,aktiv,statut,actif,estado,activo,stato,actief',
  },
} as const satisfies FieldTable
