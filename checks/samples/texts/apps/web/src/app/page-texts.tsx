export { PageTexts } from 'texts';
