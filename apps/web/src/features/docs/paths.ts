/** The addresses of the pages, without a language. */
export const docsPath = '/docs';
export const referencePath = `${docsPath}/reference`;
export const resourcePath = (resource: string) => `${referencePath}/${resource}`;
export const callPath = (resource: string, anchor: string) => `${resourcePath(resource)}#${anchor}`;
export const shapePath = (name: string) => `${referencePath}/shapes/${name}`;
export const guidePath = (guide: string) => `${docsPath}/guides/${guide}`;
