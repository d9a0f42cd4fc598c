import { avatarColour, avatarColours, avatarInitials } from '@sextant/domain/kit/avatar'

/** 50 background colors with sufficient contrast for white text (4.5:1): 25 hues in two shades. */
const palette = Array.from(
  { length: avatarColours },
  (_, index) => `oklch(${index % 2 === 0 ? 42 : 50}% 0.11 ${Math.floor(index / 2) * 14.4})`,
)

type AvatarProps = {
  name: string
  email: string
  /** Edge length in pixels (spec §9). */
  size?: number
}

/**
 * A person's initials on a color derived from their name. Hidden from screen readers, because the name is next to it.
 */
export const Avatar = ({ name, email, size = 32 }: AvatarProps) => (
  <span
    aria-hidden="true"
    className="inline-grid shrink-0 place-items-center rounded-full font-medium text-white select-none"
    style={{
      width: size,
      height: size,
      fontSize: Math.round(size * 0.4),
      background: palette[avatarColour(email)],
    }}
  >
    {avatarInitials(name, email)}
  </span>
)
