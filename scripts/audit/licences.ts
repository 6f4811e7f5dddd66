/** Under what others let us use their work in the product. Each was read; a new one has to be. */
const accepted: Readonly<Record<string, string>> = {
  '0BSD': 'no conditions',
  'Apache-2.0': 'named in NOTICE files, which packages bring along',
  'BSD-2-Clause': 'named, as packages do',
  'BSD-3-Clause': 'named, as packages do',
  'Bitstream-Vera': 'fonts: may be embedded and served, not sold alone',
  'CC-BY-4.0': 'caniuse-lite alone: data that builds look at, nothing of it is served',
  'CC0-1.0': 'no conditions',
  ISC: 'named, as packages do',
  'LGPL-3.0-or-later': 'libvips under sharp: a library of its own that can be exchanged',
  MIT: 'named, as packages do',
  'MIT-0': 'no conditions',
  'MPL-2.0': 'web-push alone: used as it is; changes to its own files would have to be published',
  'OFL-1.1': 'fonts: may be embedded and served, not sold alone',
};

/** Packages that do not say it where npm looks for it. */
const declaredElsewhere: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
};

export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

interface Licences {
  /** How many packages there are under each. */
  readonly counts: ReadonlyMap<string, number>;
  /** Packages under something that nobody has read yet. */
  readonly unread: readonly string[];
}

/** The licences of all that the product is made of, tools for development left out. */
export function licencesIn(packages: Readonly<Record<string, LockedPackage>>): Licences {
  const counts = new Map<string, number>();
  const unread: string[] = [];
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || dev || link) continue;
    const expression = declaredElsewhere[name] ?? license ?? 'none';
    counts.set(expression, (counts.get(expression) ?? 0) + 1);
    if (!isAccepted(expression)) unread.push(`${name} (${expression})`);
  }
  return { counts, unread };
}

/** `A AND B` demands both; of `A OR B` one is chosen. */
function isAccepted(expression: string): boolean {
  const either = expression.replaceAll(/[()]/g, '').split(' OR ');
  return either.some((one) => one.split(' AND ').every((each) => Object.hasOwn(accepted, each)));
}
