/** Words before the name of the person who bought a ticket. */
const words =
  'gekauft von|gekauft durch|bestellt von|bought by|purchased by|ordered by|billed to|sold to|buyer|käufer(?:in)?|besteller(?:in)?|acheté par|acheteur|comprado por' +
  '|comprador(?:a)?|acquistato da|acquirente|gekocht door|koper|kupione przez|zakupione przez|kupujący|koupil|zakoupil(?:a)?' +
  '|kupující|vásárló|vevő|köpt av|köpare|købt af|køber|kjøpt av|kjøper|ostaja|cumpărat de|cumpărător|купил|покупатель' +
  '|покупець|αγοραστής|satın alan|購入者|購買人|购买人|구매자'
const before = new RegExp(`(?<!\\p{L})(?:${words})\\s*[:：]?\\s*$`, 'iu')

/** Whether a text ends with words that say that the name behind them is that of a ticket's buyer. */
export const namesBuyer = (text: string): boolean => before.test(text)
