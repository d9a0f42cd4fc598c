/** Made by build/fit/report.ts; not to be edited. */
export const calibration: readonly (readonly [sureness: number, share: number])[] = [[0.01,0.154],[0.061,0.232],[0.132,0.355],[0.323,0.375],[0.368,0.389],[0.466,0.449],[0.517,0.6],[0.558,0.656],[0.792,0.717],[0.841,0.722],[0.895,0.788],[0.959,0.9],[0.981,0.963]]
