/** Loaded on demand, and preloaded for offline use. */
export const loadDayPicker = () => import('./day-picker.tsx');
