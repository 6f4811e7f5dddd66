// TODO write this
export const todo = 'todos';
// FIXME: later
