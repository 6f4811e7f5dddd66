const bare = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** A path as written in the description, whatever its parameters are called. */
export function describedPath(paths: Readonly<Record<string, unknown>>, path: string): string {
  return path in paths ? path : (Object.keys(paths).find((each) => bare(each) === bare(path)) ?? path);
}
