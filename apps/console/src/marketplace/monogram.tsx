import type { Partner } from '@sextant/domain/marketplace/partners'

/** A partner's logo: initials on a plain square, in the partner's colors if featured. */
export const Monogram = ({ partner }: { partner: Partner }) => (
  <span
    aria-hidden="true"
    className="inline-grid size-10 shrink-0 place-items-center rounded-control bg-sunken font-semibold text-ink"
    style={
      partner.featured ? { color: partner.featured_foreground, background: partner.featured_background } : undefined
    }
  >
    {partner.featured ? partner.featured_logo : partner.logo}
  </span>
)
