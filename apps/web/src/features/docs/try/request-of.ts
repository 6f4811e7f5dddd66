interface Call {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly place: 'path' | 'query' }[];
}

/** The request, always to this server, whatever was typed. */
export function requestOf({ method, path, parameters }: Call, typed: (name: string) => string) {
  const filled = parameters
    .filter(({ place }) => place === 'path')
    .reduce(
      (address, { name }) => address.replace(`{${name}}`, encodeURIComponent(typed(`path.${name}`))),
      path,
    );
  const query = new URLSearchParams(
    parameters
      .filter(({ name, place }) => place === 'query' && typed(`query.${name}`) !== '')
      .map(({ name }) => [name, typed(`query.${name}`)]),
  );
  const [token, body] = [typed('token').trim(), typed('body')];
  return {
    address: query.size === 0 ? filled : `${filled}?${query}`,
    options: {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
    },
  };
}
