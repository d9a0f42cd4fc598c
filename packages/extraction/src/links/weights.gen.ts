export const packed = { roles: '', begin: '', slots: '', keep: '' } as const
