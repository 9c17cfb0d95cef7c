// The meals of a day by the API's words.
import { t } from './language.js';

export const slots = { breakfast: t('slot.breakfast'), lunch: t('slot.lunch'), dinner: t('slot.dinner'), snacks: t('slot.snacks') };
