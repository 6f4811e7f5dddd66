// Public pages come here: nothing that needs the client of the backend, which weighs more than they do.
export { agendaAddress, sheetAddress } from './addresses.ts';
export { ShareCompetition } from './share-competition.tsx';
export { ShareTeam } from './share-team.tsx';
export { Subscribe } from './subscribe.tsx';
export { type WidgetKind, widgetKinds } from './widget-snippet.ts';
