// Who teaches: one character, or another where the first sits at the table.
const TEACHERS = ["dunya", "idris"] as const;

export const teacherFor = (seated: readonly string[]): string =>
  TEACHERS.find((teacher) => !seated.includes(teacher)) ?? TEACHERS[0];
