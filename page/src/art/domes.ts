// The six domes of the city: their colours, and the emblems on them.

export const EMBLEMS = ["peacock", "crescent", "lion", "pomegranate", "falcon", "lamp"] as const;
export const FILLS = ["#56B4E9", "#E69F00", "#E8652B", "#C8689B", "#DDE3EC", "#F0E442"] as const;
export const LIGHTS = ["#9BD8FB", "#FFC64A", "#FF9A68", "#EFA3CB", "#FFFFFF", "#FFF9A0"] as const;
export const SHADES = ["#1F6F9F", "#9A6600", "#9C3A0A", "#7A2F5B", "#8B94A6", "#9C9210"] as const;
