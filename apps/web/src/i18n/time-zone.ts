/** Every date is shown in Madrid time, whatever the zone of the server or the browser. */
export const timeZone = 'Europe/Madrid';
