/** Train categories that precede numbers, as a regular expression alternation. */
export const trainKinds =
  'ICE|ECE|EC|EN|NJ|RJX|RJ|WB|REX|RE|RB|IRE|IR|IC2|IC|TGV INOUI|TGV|TER|OUIGO|INOUI|FR|FA|FB|AVE|AVLO|ALVIA|SC|EIP|EIC|TLK|SJ'
