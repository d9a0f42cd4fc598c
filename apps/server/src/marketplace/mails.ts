import type { Partner } from '@sextant/domain/marketplace/partners'
import type { Mail } from '../platform/mail/mail'

export const requestedMail = (to: string, { name, url }: Partner, page: string): Mail => ({
  to,
  subject: `Your connection to ${name}: the next steps`,
  paragraphs: [
    `You asked for a connection to ${name}. Three steps are left:`,
    `1. Ask ${name} (${url}) for what the connection needs, such as an address and a key for incoming travel data.\n2. Open the page below, and fill it in.\n3. Look at the preview: it shows what ${name} receives. When you save, the latest booking is delivered, and after it each change.`,
  ],
  link: { label: `Configure the connection to ${name}`, url: page },
})

export const disconnectMail = (to: string, { name }: Partner, page: string): Mail => ({
  to,
  subject: `Your connection to ${name} ends`,
  paragraphs: [
    `You asked to disconnect ${name}. Nothing new is taken up; what still waits is delivered first, then the connection is off.`,
    `Travel that ${name} has received already stays there. Ask ${name} to delete it where that is needed, and to withdraw the key that you used.`,
  ],
  link: { label: 'See how it stands', url: page },
})

export const failedMail = (to: string, { name }: Partner, page: string, reason: string): Mail => ({
  to,
  subject: `Your connection to ${name} was turned off`,
  paragraphs: [
    `Nothing is delivered to ${name} any more: ${reason}`,
    'Connect again when that is mended; bookings of the time between are not delivered by themselves.',
  ],
  link: { label: 'See how it stands', url: page },
})
