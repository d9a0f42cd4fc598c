/** OpenJPEG compiled to WebAssembly: the parts that we use. */
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  export interface J2KDecoder {
    /** Makes room for an encoded picture, which is written into the result. */
    getEncodedBuffer(length: number): Uint8Array
    /**
     * Decodes a picture, halved this many times. A `layer` of 0 means all layers. Throws a number if the picture is so
     * broken that nothing can be decoded.
     */
    decodeSubResolution(halvings: number, layer: number): void
    /** A copy of the samples of all components in turn, in one or two bytes each; empty if the picture is broken. */
    getDecodedBuffer(): Uint8ClampedArray
    delete(): void
  }

  export interface Settings {
    print(line: string): void
    printErr(line: string): void
    instantiateWasm(
      imports: WebAssembly.Imports,
      onInstance: (instance: WebAssembly.Instance, module: WebAssembly.Module) => WebAssembly.Exports,
    ): WebAssembly.Exports
  }

  export default function load(settings: Settings): Promise<{ J2KDecoder: new () => J2KDecoder }>
}

/** The encoder, which tests need. */
declare module '@cornerstonejs/codec-openjpeg/wasmjs' {
  export interface J2KEncoder {
    /** Makes room for the samples of a picture, which are written into the result. */
    getDecodedBuffer(frame: {
      width: number
      height: number
      bitsPerSample: number
      componentCount: number
      isSigned: boolean
      isUsingColorTransform: boolean
    }): Uint8Array
    /** The number of times that the resolution is halved. */
    setDecompositions(count: number): void
    encode(): void
    getEncodedBuffer(): Uint8Array
    delete(): void
  }

  export default function load(settings: {
    print(line: string): void
    printErr(line: string): void
  }): Promise<{ J2KEncoder: new () => J2KEncoder }>
}
