export declare const howToGetABrowser: string;
export declare function findBrowser(
  env: Readonly<Record<string, string | undefined>>,
  isProgram?: (path: string) => boolean,
): string | null;
