export const guilty = [
  /^(?:a+)+$/,
  /^\w+\d+$/,
  /-+$/,
  new RegExp('^a*a*$'),
];

const word = process.argv[2] ?? '';
export const others = [
  /^(?:[ab]+;)+$/,
  /^(?:ab|abab)*$/,
  new RegExp(`^${word}$`),
  /^[ab]*ab[ab]*$/,
  /^(a)\1$/,
];

export const innocent = [/^\w+-\d+$/, /^-+/, /(?<!-)-+$/, /^(?:ab)+$/, /^(?:a|b)*$/];
