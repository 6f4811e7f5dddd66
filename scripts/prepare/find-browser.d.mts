export declare const howToGetABrowser: string;
type Find = (
  env: Readonly<Record<string, string | undefined>>,
  isProgram?: (path: string) => boolean,
) => string | null;

export declare const findBrowser: Find;
export declare const findLightBrowser: Find;
