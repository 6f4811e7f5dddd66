// Used by public pages: must not import the API client, which is larger than them.
export { agendaAddress, diplomaAddress, raceSheetAddress, sheetAddress } from './addresses.ts';
export { PrintDialog, ShareMenu } from './dialogs.ts';
export { type Paper, type PaperSize, paperQuery } from './papers.ts';
export { PrintCompetition } from './print-competition.tsx';
export { ShareCompetition } from './share-competition.tsx';
export { ShareTeam } from './share-team.tsx';
export { Subscribe } from './subscribe.tsx';
export { defaultAccent, type WidgetKind, widgetKinds, widgetSnippet, widgetsOf } from './widget-snippet.ts';
