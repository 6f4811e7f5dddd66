const shared = ['ui'];
const some = ['home', 'words'];
export const named = { home: [...some, 'roles', 'races'] };
