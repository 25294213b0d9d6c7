export const AVATARS = ["wolf", "raven", "elf", "dwarf", "mermaid", "owl", "fox", "cat"];
