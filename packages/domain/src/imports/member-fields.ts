import { field, type ImportField } from './field'

/**
 * Headers as HR systems and travel agencies export them (Workday, SAP, BambooHR, Personio, Concur, Amadeus and Sabre
 * reports), in English, German, French, Spanish, Dutch, Italian and Portuguese.
 */
export const memberImportFields: readonly ImportField[] = [
  field(
    'email',
    'Email',
    'email,mail,email address,work email,business email,primary email,primary work email,company email,user name,username,login,login id,email id,smtp address,email adresse,mailadresse,dienstliche email,geschaftliche email,adresse email,courriel,adresse electronique,adresse mail,correo,correo electronico,direccion de correo,mail adres,emailadres,indirizzo email,posta elettronica,endereco de email,メールアドレス',
    true,
  ),
  field(
    'first_name',
    'First name',
    'first name,firstname,given name,forename,legal first name,preferred first name,preferred name,vorname,rufname,prenom,nombre,primer nombre,voornaam,nome,primeiro nome,名',
  ),
  field(
    'last_name',
    'Last name',
    'last name,lastname,surname,family name,legal last name,nachname,familienname,zuname,nom,nom de famille,apellido,apellidos,achternaam,cognome,sobrenome,apelido,姓',
  ),
  field(
    'full_name',
    'Full name',
    'full name,fullname,name,display name,employee name,traveler name,traveller name,worker,employee,complete name,vollstandiger name,anzeigename,mitarbeiter,mitarbeitername,nom complet,nombre completo,volledige naam,naam,nome completo,氏名',
  ),
  field(
    'extra_email_addresses',
    'Other email addresses',
    'extra email addresses,other emails,other email,other email addresses,additional email,secondary email,alternate email,alternative email,personal email,home email,private email,weitere email,andere email,autre email,otro correo',
  ),
  field(
    'phone',
    'Phone',
    'phone,phone number,telephone,telephone number,mobile,mobile phone,mobile number,cell,cell phone,work phone,business phone,tel,telefon,telefonnummer,mobil,mobiltelefon,mobilnummer,handy,handynummer,rufnummer,telephone portable,portable,numero de telephone,telefono,telefono movil,movil,celular,telefoonnummer,mobiel,telefone,telemovel,cellulare,電話番号',
  ),
  field(
    'title',
    'Job title',
    'title,job title,position,position title,business title,job,role,designation,stellenbezeichnung,funktion,berufsbezeichnung,tatigkeit,poste,fonction,intitule du poste,puesto,cargo,functie,functietitel,qualifica,役職',
  ),
  field(
    'department',
    'Department',
    'department,dept,division,team,org unit,organizational unit,organisational unit,organization,supervisory organization,business unit,abteilung,bereich,organisationseinheit,departement,service,departamento,area,afdeling,reparto,dipartimento,部署',
  ),
  field(
    'cost_center',
    'Cost center',
    'cost center,cost centre,cost center code,cost centre code,cost centre id,cost center id,costcenter,kostenstelle,kst,kostenstellennummer,centre de cout,centre de couts,centro de coste,centro de costes,centro de costos,kostenplaats,centro di costo,centro de custo',
  ),
  field(
    'office',
    'Office',
    'office,office location,location,work location,site,branch,building,standort,buro,niederlassung,dienstsitz,bureau,etablissement,lieu de travail,oficina,sede,centro de trabajo,kantoor,vestiging,ufficio,escritorio',
  ),
  field(
    'manager_email',
    'Manager’s email',
    'manager email,manager email address,managers email,supervisor email,reports to email,reporting manager email,line manager email,approver email,default approver email,vorgesetzter email,email vorgesetzter,email des vorgesetzten,email manager,email du manager,email responsable,correo del gerente,correo del responsable,email leidinggevende',
  ),
  field(
    'employee_id',
    'Employee ID',
    'employee id,employee number,employee no,emp id,empid,emp no,staff id,staff number,personnel number,personnel no,payroll id,payroll number,worker id,person number,badge,personalnummer,pers nr,persnr,personal nr,mitarbeiternummer,mitarbeiter id,matricule,numero de matricule,numero de empleado,id empleado,id de empleado,legajo,personeelsnummer,matricola,matricula,社員番号',
  ),
  field(
    'worker_type',
    'Worker type',
    'worker type,employee type,employment type,employee class,contract type,employment status type,mitarbeitertyp,mitarbeiterkreis,beschaftigungsart,vertragsart,type de contrat,type d employe,tipo de empleado,tipo de contrato,type medewerker,contracttype',
  ),
  field(
    'external_id',
    'External ID',
    'external id,external reference,reference,user id,userid,profile id,traveler id,traveller id,uuid,guid,record id,sap id,hr id,externe id,identifiant,identifiant externe,id externo,referencia,extern id',
  ),
  field(
    'home_city',
    'Home city',
    'home city,city,town,city of residence,work city,stadt,wohnort,ort,ville,ciudad,poblacion,stad,woonplaats,plaats,citta,cidade',
  ),
  field(
    'country',
    'Country',
    'country,country code,country name,country region,country of residence,work country,location country,land,lander code,landercode,staat,pays,code pays,pais,paese,nazione',
  ),
  field(
    'time_zone_id',
    'Time zone',
    'time zone id,time zone,timezone,tz,zeitzone,fuseau horaire,zona horaria,tijdzone,fuso orario,fuso horario',
  ),
  field(
    'emergency_contact',
    'Emergency contact',
    'emergency contact,emergency contact name,emergency contact phone,emergency contact number,ice,notfallkontakt,contact d urgence,contact urgence,contacto de emergencia,noodcontact,contatto di emergenza,contato de emergencia',
  ),
  field(
    'tags',
    'Tags',
    'tags,tag,labels,label,groups,group,schlagworter,gruppe,etiquettes,groupe,etiquetas,grupo',
  ),
  field(
    'location_precision',
    'Location shared as',
    'location precision,location sharing,location visibility,share location,standortfreigabe',
  ),
  field(
    'status',
    'Status',
    'status,employee status,employment status,active,is active,active status,worker status,state,mitarbeiterstatus,aktiv,statut,actif,estado,activo,stato,actief',
  ),
]
