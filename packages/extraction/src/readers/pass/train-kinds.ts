/** Kinds of trains in front of their numbers, as alternatives of a pattern. */
export const trainKinds =
  'ICE|ECE|EC|EN|NJ|RJX|RJ|WB|REX|RE|RB|IRE|IR|IC2|IC|TGV INOUI|TGV|TER|OUIGO|INOUI|FR|FA|FB|AVE|AVLO|ALVIA|SC|EIP|EIC|TLK|SJ'
