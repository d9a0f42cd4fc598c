-- An event's identifier in calendars (RFC 5545 §3.8.4.7) connects an invitation with its updates.
alter table segment_references drop constraint segment_references_issuer_check;
alter table segment_references add constraint segment_references_issuer_check
  check (issuer in ('airline', 'hotel', 'rail_line', 'car_company', 'supplier', 'agency', 'online_agency', 'ticket',
    'calendar'));
