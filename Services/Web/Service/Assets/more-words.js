// The texts of the views of `more.js` are there before these begin.
import { learnMore } from './language.js';

await learnMore();
