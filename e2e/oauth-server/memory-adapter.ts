import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kind = Map<string, AdapterPayload>;

/** The storage of an OpenID provider, accessible so that a test can make it forget its codes. */
export function createMemory() {
  const kinds = new Map<string, Kind>();
  const kindOf = (name: string): Kind => {
    const kind = kinds.get(name) ?? new Map();
    kinds.set(name, kind);
    return kind;
  };
  return {
    adapter: (name: string): Adapter => adapterFor(kindOf(name), kinds),
    forgetCodes: () => kindOf('AuthorizationCode').clear(),
  };
}

function adapterFor(kind: Kind, kinds: ReadonlyMap<string, Kind>): Adapter {
  const findBy = (key: 'uid' | 'userCode', value: string) =>
    [...kind.values()].find((item) => item[key] === value);
  return {
    upsert: async (id, payload) => void kind.set(id, payload),
    find: async (id) => kind.get(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    consume: async (id) => {
      const item = kind.get(id);
      if (item) item.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kind.delete(id),
    revokeByGrantId: async (grantId) => {
      for (const items of kinds.values()) {
        for (const [id, item] of items) if (item.grantId === grantId) items.delete(id);
      }
    },
  };
}
