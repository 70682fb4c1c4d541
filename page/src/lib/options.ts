// Options of voleurs in words. The terminal's word for one names its clause too, which nobody needs at a table.
import { say } from "./translations.svelte";

export const optionText = (name: string): string => say(`voleurs-option-${name.replaceAll("_", "-")}`).replace(/ \[V-[^\]]*\]/, "");
