/** The part that the tests use. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    callback(): RequestListener;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
