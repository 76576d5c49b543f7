throw new Error('This thread cannot even start');
