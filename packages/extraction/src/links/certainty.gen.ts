/** Made by build/fit/certainty.ts; not to be edited. */
export const certainty = { from: 0.963, share: 0.98 }
