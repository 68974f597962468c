import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in Dutch. */
export const nl: PictureOriginMessages = {
  allDrawn:
    "De afbeeldingen op deze site zijn illustraties: ze zijn getekend om te tonen hoe plekken en trips eruitzien, en zijn geen foto's.",
  someDrawn:
    "Afbeeldingen die als illustratie zijn aangeduid, zijn getekend om te tonen hoe plekken en trips eruitzien. Alle andere zijn foto's.",
};
