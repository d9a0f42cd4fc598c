/** The library as one file: its entry points name their exports in a way that Node cannot see in a CommonJS module. */
declare module '@zxing/library/umd/index.min.js' {
  import type * as zxing from '@zxing/library'

  const library: typeof zxing
  export default library
}
