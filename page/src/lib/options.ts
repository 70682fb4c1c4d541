// Names of the options of voleurs. The catalogue's sentence ends with the id of a clause, which the page leaves out.
import { translate } from "./translations.svelte";

export const optionText = (name: string): string => translate(`voleurs-option-${name.replaceAll("_", "-")}`).replace(/ \[V-[^\]]*\]/, "");
