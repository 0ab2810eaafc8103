/** The most bytes of a request's body. A picture is the file itself (readings 34), everything else is text. */
export const bodyLimits = { text: 64 * 1024, picture: 5 * 1024 * 1024 } as const;

/** The largest body of any call. A proxy in front of the gateway must let it through. */
export const largestBody = Math.max(...Object.values(bodyLimits));
