const word = process.argv[2] ?? '';

export const guilty = [
  /^(?:a+)+$/,
  /^\w+\d+$/,
  /-+$/,
  new RegExp('^a*a*$'),
  /^(?:ab|abab)*$/,
  new RegExp(`^${word}$`),
  /^[ab]*ab[ab]*$/,
  /(?:ab)+;/,
  /\/static\/[\w/]+\.js/,
];

export const innocent = [/^\w+-\d+$/, /^-+/, /^(?:ab)+$/, /^(?:a|b)*$/, /^(?:[ab]+;)+$/, /^(a)\1$/];
