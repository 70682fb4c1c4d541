UPDATE log SET by = 'server' WHERE by = 'house';
